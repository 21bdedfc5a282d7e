// An address with a query shows another screen than its page: one item, another tab. Only the app knows it, so the
// page's own screen is hidden (build/prerender/page.ts). Parameters that others add to a link (`fbclid`) hide nothing.
for (const name of new URLSearchParams(location.search).keys())
  if (/^(?:SEARCH_NAMES)$/.test(name)) document.documentElement.dataset.search = ''
