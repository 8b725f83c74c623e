import type { AllowedOrigins } from "@/lib/content/schema";

export const allowedOrigins: AllowedOrigins = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": ["https://frame.example"],
  "form-action": [],
};
