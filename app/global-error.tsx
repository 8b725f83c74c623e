"use client";

export { GlobalErrorScreen as default } from "@/components/errors/global-error-screen";
