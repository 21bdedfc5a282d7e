/** Scrolls a row to the chosen one of its parts, not the page. Some of those before it stay in sight, too. */
export const showInRow = (chosen: HTMLElement | null): void => {
  if (chosen?.parentElement) chosen.parentElement.scrollLeft = chosen.offsetLeft - 96
}
