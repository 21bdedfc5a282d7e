const trackers = ['/bloom-period-tracker', '/period-tracker']
/** With the sheet of today, whatever the reminder is about: what opens reveals no more than what was shown. */
const trackerUrl = '/bloom-period-tracker?view=today'

type Focusable = { focus(): Promise<unknown> }
type Page = Focusable & { readonly url: string; navigate(url: string): Promise<Focusable | null> }
/** The part of a worker's clients that is used here. */
type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}

/** Shows a tracker for a tapped reminder. An open tracker stays as it is, because the user may be typing in it. */
export const openTracker = async (pages: Pages): Promise<void> => {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const tracker = open.find(({ url }) => trackers.includes(new URL(url).pathname))
  if (tracker) return void (await tracker.focus())
  const [page] = open
  if (!page) return void (await pages.openWindow(trackerUrl))
  // A page of another version cannot navigate, so it is shown as it is.
  await ((await page.navigate(trackerUrl).catch(() => null)) ?? page).focus()
}
