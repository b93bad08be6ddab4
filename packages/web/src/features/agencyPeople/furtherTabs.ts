export { AccessTab } from "./tabs/AccessTab.tsx";
export { ContractsTab } from "./tabs/ContractsTab.tsx";
export { DocumentsTab } from "./tabs/DocumentsTab.tsx";
export { HistoryTab } from "./tabs/HistoryTab.tsx";
export { NotesTab } from "./tabs/NotesTab.tsx";
export { NotificationsTab } from "./tabs/NotificationsTab.tsx";
export { ProfileTab } from "./tabs/ProfileTab.tsx";
export { ToDosTab } from "./tabs/ToDosTab.tsx";
