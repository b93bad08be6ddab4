// Runs before the rest of a page that arrives drawn: half a kilobyte, which needs nothing else.
import { keepEarlyTap } from "./client/loading/earlyTap.ts";
import { fetchOnceSeen } from "./client/loading/onceSeen.ts";

keepEarlyTap();
fetchOnceSeen();
