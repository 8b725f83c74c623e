import type { AllowedOrigins } from "@/lib/content/types";

export const allowedOrigins: AllowedOrigins = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": ["https://frame.example"],
  "form-action": [],
};
