import { addPosts, address, acceptGuidelines, form, openFeedAs, openForm, postButton, postField } from './gossip.ts'
import { expect, test } from './fixtures.ts'

const long = 'The beans at the mess were older than my degree, and nobody said a word.'

test('one draft in two tabs is posted once, and no tab replaces a text that it has not shown', async ({
  page,
  context,
  server,
}) => {
  const amina = await server.addUser('Amina Juma')
  await addPosts(server, [{ content: 'A post of before' }])
  await openFeedAs(page, amina)
  const other = await context.newPage()
  await other.goto(address)
  await openForm(page)
  await openForm(other)
  await test.step('a tab shows what another has typed, and goes on with it', async () => {
    await postField(page).fill(long)
    await expect(postField(other)).toHaveValue(long)
    await postField(other).press('Control+End')
    await postField(other).pressSequentially(' Nobody!')
    await expect(postField(page)).toHaveValue(`${long} Nobody!`)
  })
  await test.step('another text is a draft of its own, for both, after a reload, too', async () => {
    await postField(other).fill('xy')
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Nobody!')
    await page.reload()
    await openForm(page)
    await expect(postField(page)).toHaveValue(`${long} Nobody!`)
    await other.reload()
    await openForm(other)
    await expect(postField(other)).toHaveValue('xy')
    await postField(other).fill('')
  })
  await test.step('what one posts is in no other', async () => {
    await postButton(page).click()
    await acceptGuidelines(page)
    await expect(form(page)).toHaveCount(0)
    await expect
      .poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=content`))
      .toEqual([{ content: `${long} Nobody!` }])
    await expect(postField(other)).toHaveValue('')
    await postField(other).pressSequentially('z')
    await other.reload()
    await openForm(other)
    await expect(postField(other)).toHaveValue('z')
  })
})
