// Runs before the rest of a page that arrives drawn: a kilobyte, which needs nothing else.
import { runAfterPaint } from "./client/loading/afterPaint.ts";
import { keepEarlyTap } from "./client/loading/earlyTap.ts";

keepEarlyTap();
runAfterPaint();
