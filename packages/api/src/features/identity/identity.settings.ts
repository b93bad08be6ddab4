import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How long sessions and links live, and how many attempts anybody has. */
export const identitySettings = settings(
  {
    SIGN_IN_FAILURES_PER_ACCOUNT: whole(1, 1_000_000, 10),
    STAFF_SIGN_IN_FAILURES: whole(1, 1_000_000, 5),
    SIGN_IN_FAILURES_PER_ADDRESS: whole(1, 1_000_000, 100),
    SIGN_INS_PER_ACCOUNT: whole(1, 1_000_000, 100),
    SIGN_IN_WINDOW_MINUTES: whole(1, 1_440, 15),
    RESETS_PER_ACCOUNT: whole(1, 1_000_000, 3),
    RESETS_BY_STRANGERS: whole(1, 1_000_000, 1),
    RESETS_PER_ADDRESS: whole(1, 1_000_000, 30),
    RESET_WINDOW_MINUTES: whole(1, 1_440, 60),
    RESET_KEY_HOURS: whole(1, 720, 24),
    INVITATION_DAYS: whole(1, 60, 7),
    SESSIONS_PER_PERSON: whole(1, 1_000_000, 30),
    SESSION_IDLE_DAYS: whole(1, 3_650, 14),
    SESSION_DAYS: whole(1, 3_650, 90),
    AGENCY_SESSION_IDLE_MINUTES: whole(1, 525_600, 30),
    AGENCY_SESSION_HOURS: whole(1, 87_600, 12),
    KNOWN_BROWSER_DAYS: whole(1, 400, 180),
  },
  (e) => ({
    limits: {
      signIn: {
        perAccount: e.SIGN_IN_FAILURES_PER_ACCOUNT,
        perStaffAccount: e.STAFF_SIGN_IN_FAILURES,
        perAddress: e.SIGN_IN_FAILURES_PER_ADDRESS,
        right: e.SIGN_INS_PER_ACCOUNT,
        seconds: e.SIGN_IN_WINDOW_MINUTES * 60,
      },
      reset: {
        perAccount: e.RESETS_PER_ACCOUNT,
        byStrangers: e.RESETS_BY_STRANGERS,
        perAddress: e.RESETS_PER_ADDRESS,
        seconds: e.RESET_WINDOW_MINUTES * 60,
      },
    },
    resetKeyHours: e.RESET_KEY_HOURS,
    invitationDays: e.INVITATION_DAYS,
    knownBrowserDays: e.KNOWN_BROWSER_DAYS,
    sessions: {
      most: e.SESSIONS_PER_PERSON,
      person: { idleSeconds: e.SESSION_IDLE_DAYS * 86_400, seconds: e.SESSION_DAYS * 86_400 },
      agency: { idleSeconds: e.AGENCY_SESSION_IDLE_MINUTES * 60, seconds: e.AGENCY_SESSION_HOURS * 3_600 },
    },
  }),
);

export type IdentitySettings = SettingsOf<typeof identitySettings>;

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof identitySettings> {}
}
