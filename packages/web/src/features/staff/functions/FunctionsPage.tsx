import {
  isPermitted,
  type Permission,
  permissions,
  type StaffFunction,
  staffFunctions,
} from "@ribambelle/domain/kernel/permissions/permission";
import { permissionWords } from "@ribambelle/domain/staff/permission.texts";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { CheckIcon } from "../../../ui/pictures/icons.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import classes from "./FunctionsPage.module.css";
import { functionsWords } from "./functions.texts.ts";

/** What each function permits, from the table itself (STAFF-02). */
export function FunctionsPage() {
  const words = useWords(functionsWords);
  const locale = useLocale();
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <p className={classes.lead}>{words.lead}</p>
      <ul className={classes.functions}>
        {staffFunctions.map((one) => (
          <li key={one}>
            <strong>{functionWords[one][locale]}</strong> ({functionWords[one].about[locale]})
          </li>
        ))}
      </ul>
      <Table
        caption={words.title}
        rows={permissions}
        keyOf={(permission) => permission}
        heading={{ name: words.act, cell: (permission) => permissionWords[permission][locale] }}
        columns={staffFunctions.map((one) => ({
          name: functionWords[one][locale],
          cell: (permission: Permission) => <Permitted permission={permission} to={one} />,
        }))}
      />
    </div>
  );
}

// Said in words too: a sign alone is not read.
function Permitted({ permission, to }: { permission: Permission; to: StaffFunction }) {
  const words = useWords(functionsWords);
  if (!isPermitted([to], permission)) return <span className={classes.no}>{words.no}</span>;
  return (
    <span className={classes.yes}>
      <CheckIcon width="20" height="20" />
      {words.yes}
    </span>
  );
}
