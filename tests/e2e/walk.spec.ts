import { screenPaths } from '../../build/pages.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { viewsInParts } from './views.ts'
import { checkView, walk } from './walking.ts'

test('the table lists every URL of the app', () => {
  expect(Object.keys(screens).toSorted()).toEqual([...screenPaths, '/no/such/page'].toSorted())
})

for (const [index, views] of viewsInParts(3).entries()) {
  test(`online, part ${index + 1}: ${views[0]?.name} to ${views.at(-1)?.name}`, async ({
    page,
    isMobile,
    externalUrls,
  }) => {
    test.setTimeout(180_000)
    await walk(page, views, isMobile, checkView(isMobile))
    expect(externalUrls.filter((address) => !/^https:\/\/(wa\.me|www\.tum\.ac\.ke)\//.test(address))).toEqual([])
  })
}
