import { expect, test } from "vitest";
import { deviceName } from "./deviceName.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", "Mac"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0)", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
  ["", ""],
])("names the passkey of %s « %s » (PASSKEY-10)", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
