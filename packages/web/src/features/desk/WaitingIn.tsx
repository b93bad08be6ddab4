import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./Desk.module.css";
import { deskQuery } from "./desk.queries.ts";
import { deskWords } from "./desk.texts.ts";
import { numbered } from "./numbered.ts";

/** How much waits in the lists of a page, beside its name in the agency’s menu; nothing where nothing does (AGUI-02). */
export function WaitingIn({ path }: { path: string }) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const { data } = useQuery(deskQuery(locale));
  const tiles = data?.tiles.filter(({ link }) => link?.split("?")[0] === path) ?? [];
  const total = tiles.reduce((sum, { count }) => sum + (count ?? 0), 0);
  if (total === 0) return null;
  const isMore = tiles.some(({ isCapped }) => isCapped);
  return (
    <span className={classes.number}>
      {numbered(total, isMore, locale)}
      <span className="visually-hidden"> {words.toTreat}</span>
    </span>
  );
}
