import { useEffect } from "react";

/** The agency's own notifications widget, in place of the bell: its script finds the element of this id (SHELL-OP1). */
export function NotificationsWidget({ url }: { url: string }) {
  useEffect(() => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [url]);
  return <div id="notifications-widget" />;
}
