export { AccessTab } from "./AccessTab.tsx";
export { ContractsTab } from "./ContractsTab.tsx";
export { DocumentsTab } from "./DocumentsTab.tsx";
export { HistoryTab } from "./HistoryTab.tsx";
export { NotesTab } from "./NotesTab.tsx";
export { NotificationsTab } from "./NotificationsTab.tsx";
export { ProfileTab } from "./ProfileTab.tsx";
export { ToDosTab } from "./ToDosTab.tsx";
