import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueKinds } from '../../src/admin/rules/catalogue-kinds.ts'
import { untilPulled, visit } from './app.ts'
import { expectEqualPages } from './equal-pages.ts'
import { expect, test } from './fixtures.ts'
import { root } from './paths.ts'

test.use({ changesCatalogue: true })

const folder = join(root, 'public', 'catalogues', 'tum')

/**
 * The lists that come with the app as an admin has edited them: the first entry is gone, and the others have another
 * name.
 */
const editedLists = () =>
  Promise.all(
    catalogueKinds.map(async (name) => {
      const { items }: { items: Record<string, unknown>[] } = JSON.parse(
        await readFile(join(folder, `${name}.json`), 'utf8'),
      )
      const entries = items
        .slice(1)
        .map((item) =>
          Object.fromEntries(
            Object.entries(item).map(([field, value]) => [
              field,
              field === 'name' || field === 'title' ? `${String(value)} Mpya` : value,
            ]),
          ),
        )
      return { name, campus: 'tum', entries }
    }),
  )

test('every prerendered page hydrates as it is where admins have edited the lists that it shows, and then shows those', async ({
  page,
  server,
}) => {
  await server.addRows('catalogues', await editedLists())
  await visit(page, '/')
  await untilPulled(page)
  await expectEqualPages(page)
  for (const address of ['/laundry-services', '/food-delivery', '/my-university']) {
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('heading', { name: /Mpya$/ }).first()).toBeVisible()
  }
})
