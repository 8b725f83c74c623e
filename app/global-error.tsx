"use client";

export { GlobalErrorScreen as default } from "@/components/global-error-screen";
