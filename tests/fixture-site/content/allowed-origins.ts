export const allowedOrigins: Record<string, string[]> = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": ["https://frame.example"],
  "form-action": [],
};
