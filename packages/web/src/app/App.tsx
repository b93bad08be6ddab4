import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LocaleProvider, useLocale } from "../client/locale.tsx";
import { Snackbar } from "../ui/Snackbar.tsx";
import type { AppRouter } from "./router.tsx";

/** The whole app around a router and a cache. */
export function App({ router, queries }: { router: AppRouter; queries: QueryClient }) {
  return (
    <LocaleProvider>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <AppSnackbar />
    </LocaleProvider>
  );
}

function AppSnackbar() {
  return <Snackbar locale={useLocale()} />;
}
