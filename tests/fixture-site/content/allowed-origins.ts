import type { AllowedOrigins } from "@/lib/content/schema";

export const allowedOrigins: AllowedOrigins = {
  "script-src": [],
  "style-src": [],
  "connect-src": [],
  "img-src": [],
  "font-src": [],
  "frame-src": ["https://frame.example"],
  "form-action": [],
};
