"use client";

export { PageError as default } from "@/components/errors/error-screen";
