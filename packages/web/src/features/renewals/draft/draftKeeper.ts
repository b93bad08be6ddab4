import type { RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { saveMyRenewalDraft } from "@ribambelle/domain/renewals/renewal.api";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { callVersioned } from "../../../client/call/call.ts";
import { type CallError, callErrorOf } from "../../../client/call/callError.ts";

/** How far the form is from the server: kept there, on its way, only here for now, or not kept since another one is newer. */
export type Keeping = "none" | "saving" | "saved" | "unsaved" | "elsewhere";

/** What the keeper tells. */
interface Told {
  readonly keeping: (keeping: Keeping) => void;
  /** The server has kept a form as this version; what has changed since is waiting. */
  readonly saved: (version: string | null, waiting: RenewalForm | null) => void;
  /** The server refuses for good: the person has answered already, or the campaign has closed. */
  readonly refused: (error: CallError) => void;
}

// Milliseconds after the last change, and between tries while the network fails.
const pauseMs = 800;
const retryMs = 5_000;

const isPassing = ({ status }: CallError) => status === 0 || status === 429 || status >= 500;

/**
 * Keeps a form on the server a moment after each change, one save at a time, each made from the version that was read: a newer
 * draft is never replaced. What a failing network does not take is tried again until it is.
 */
export function draftKeeper(read: string | null, told: Told) {
  let from = read;
  let wanted: RenewalForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isOver = false;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(run, milliseconds);
  };

  function run() {
    clearTimeout(timer);
    if (!wanted || running !== null) return;
    running = save(wanted).finally(() => {
      running = null;
    });
  }

  async function save(form: RenewalForm) {
    wanted = null;
    told.keeping("saving");
    try {
      from = (await callVersioned(saveMyRenewalDraft, { body: { form }, from })).version;
      told.saved(from, wanted);
      if (wanted) later(pauseMs);
      else told.keeping("saved");
    } catch (error) {
      fail(form, callErrorOf(error));
    }
  }

  function fail(form: RenewalForm, failed: CallError) {
    if (isPassing(failed)) {
      wanted ??= form;
      told.keeping("unsaved");
      return later(retryMs);
    }
    wanted = null;
    if (failed.code === renewalRefusals.changedMeanwhile.code) return told.keeping("elsewhere");
    told.keeping("unsaved");
    told.refused(failed);
  }

  return {
    /** Keeps this form, a moment from now. */
    keep(form: RenewalForm) {
      wanted = form;
      if (running === null) later(pauseMs);
    },
    /** Keeps at once what is waiting. */
    hurry: run,
    /** Tries once more what is waiting, for a page that goes: the tab keeps the rest. */
    end() {
      isOver = true;
      run();
    },
    /** Begins again what was ended, for a page that stays after all. */
    begin() {
      isOver = false;
    },
    /** Forgets what is waiting, and waits for a save that is under way. */
    async stop() {
      wanted = null;
      clearTimeout(timer);
      await running;
    },
    /** The version that the next save is made from. */
    version: () => from,
    /** Makes what was read later the version that the next save is made from. */
    rebase(version: string | null) {
      from = version;
    },
  };
}
