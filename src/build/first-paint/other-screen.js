// An address with a search shows another screen than its page: one item, another tab. Only the app knows it, so the page's own is hidden
// (src/build/prerender/page.ts). What others add to a link (`fbclid`) hides nothing.
for (const name of new URLSearchParams(location.search).keys()) if (SEARCH_NAMES.includes(name)) document.documentElement.dataset.search = ''
