// Where styles hang and nothing is painted, a page is no better served by waiting.
const longestMs = 3000;

/**
 * Runs the scripts that a drawn page leaves for later (`<template data-later>` in its head, which fetches them meanwhile) when the
 * browser has shown the page: until then nothing takes the processor from what a person sees first. Where nobody looks nothing
 * is painted, and they run at once.
 */
export function runAfterPaint(): void {
  if (document.visibilityState === "hidden") {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", runLater);
    else runLater();
    return;
  }
  setTimeout(runLater, longestMs);
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) runLater();
  }).observe({ type: "paint", buffered: true });
}

// Takes each away that it runs: nothing is left to run twice.
function runLater() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("template[data-later]")) {
    template.remove();
    // In their order: the app’s own file starts it, and those before it are to be tasks of their own.
    for (const script of template.content.querySelectorAll("script")) script.async = false;
    document.head.append(template.content);
  }
}
