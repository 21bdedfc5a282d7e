import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { root } from './paths.ts'
import { screens } from './screens.ts'
import { viewsInParts } from './views.ts'
import { checkView, walk } from './walking.ts'

test('the table lists every URL of the app', async () => {
  const routeTree = await readFile(join(root, 'src', 'app', 'routeTree.gen.ts'), 'utf8')
  const [, byTo = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree) ?? []
  const addresses = [...byTo.matchAll(/'([^']+)':/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(30)
  expect(Object.keys(screens).toSorted()).toEqual([...addresses, '/no/such/page'].toSorted())
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
