// Written into a page that arrives drawn, before the rest of it: it needs nothing else, and shows nothing.
import { keepEarlyTap } from "./client/loading/earlyTap.ts";
import { fetchOnceSeen } from "./client/loading/onceSeen.ts";

keepEarlyTap();
fetchOnceSeen();
