import type { Page } from '@playwright/test'

/** Serves a page that may be framed in place of the university's site, because tests reach no other machine. */
export const stubUniversitySite = (page: Page) =>
  page.route(/^https:\/\/www\.tum\.ac\.ke/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>TUM</title><main><h1>Karibu</h1></main></html>',
    }),
  )
