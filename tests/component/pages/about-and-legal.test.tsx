import { expect, test } from 'vitest'
import { renderApp } from '../render-app'

test('About shows the mission, four values, the story, three figures and a link home', async () => {
  const screen = await renderApp('/about')
  const headings = ['About Comrade', 'Our Mission', 'Our Values', 'Our Story', 'Comrade in Numbers']
  const values = ['Community First', 'Reliability', 'Care & Support', 'Excellence']
  for (const name of [...headings, ...values])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible()
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((figure) => figure.textContent),
  ).toEqual(['12+', '1000+', '24/7'])
  await screen.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(screen.address).toBe('/')
})

test.for([
  { at: '/terms', title: 'Terms of Use', sections: 8 },
  { at: '/privacy', title: 'Privacy Policy', sections: 9 },
])(
  '$title has a table of contents that links to each of its $sections sections, and a way home',
  async ({ at, title, sections }) => {
    const screen = await renderApp(at)
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.element(screen.getByText('Last updated December 2024')).toBeVisible()
    const contents = screen.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
    const targets = contents.map(
      (link) => document.querySelector(`article ${link.getAttribute('href')} h2`)?.textContent,
    )
    expect(targets).toEqual(contents.map((link, index) => `${index + 1}. ${link.textContent}`))
    expect(targets).toHaveLength(sections)
    await screen.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(screen.address).toBe('/')
  },
)
