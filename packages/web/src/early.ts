// Runs before the rest of a page that arrives drawn: less than a kilobyte, which needs nothing else.
import { keepEarlyInput } from "./client/loading/earlyInput.ts";
import { fetchOnceSeen } from "./client/loading/onceSeen.ts";

keepEarlyInput();
fetchOnceSeen();
