/** Fetches the tabs that are this feature’s own, each for itself: whoever looks somebody up seldom opens another. */
export const ownTabs = {
  "": async () => (await import("./tabs/OverviewTab.tsx")).OverviewTab,
  contrats: async () => (await import("./tabs/ContractsTab.tsx")).ContractsTab,
  documents: async () => (await import("./tabs/DocumentsTab.tsx")).DocumentsTab,
  profil: async () => (await import("./tabs/ProfileTab.tsx")).ProfileTab,
  "a-faire": async () => (await import("./tabs/ToDosTab.tsx")).ToDosTab,
  acces: async () => (await import("./tabs/AccessTab.tsx")).AccessTab,
  notifications: async () => (await import("./tabs/NotificationsTab.tsx")).NotificationsTab,
  notes: async () => (await import("./tabs/notes/NotesTab.tsx")).NotesTab,
  historique: async () => (await import("./tabs/HistoryTab.tsx")).HistoryTab,
};
