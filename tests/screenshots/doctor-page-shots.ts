import type { Page } from '@playwright/test'
import { signIn } from '../e2e/app.ts'
import { dayFromNow, period, plantDays, plantProfile } from '../e2e/cycle-log.ts'
import type { LocalServer } from '../e2e/local-server.ts'

type Life = {
  readonly days: Parameters<typeof plantDays>[2]
  readonly profile: Readonly<Record<string, unknown>>
  /** How many days ago the running pregnancy began; null without one. */
  readonly pregnantFor: number | null
}

const use = { to: null, given: null, givenBefore: null, until: null, progestogen: null, packs: [] }
const ticks = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ({ date: dayFromNow(n - from), flow: null, pillTaken: 'in-time' }))

/** The lives in which somebody may need the page for a doctor most. */
const lives: Readonly<Record<string, Life>> = {
  'pregnant-and-bleeding': {
    days: [...period(273), { date: dayFromNow(-2), flow: 'heavy', soaked: true }],
    profile: {},
    pregnantFor: 273,
  },
  'loss-at-38-weeks': {
    days: [
      ...period(296),
      ...[29, 28, 27].map((ago) => ({ date: dayFromNow(-ago), flow: 'medium' })),
      { date: dayFromNow(0), flow: 'heavy', soaked: true },
    ],
    profile: { pregnancies: [{ from: dayFromNow(-296), to: dayFromNow(-30), due: dayFromNow(-16), ended: 'loss' }] },
    pregnantFor: null,
  },
  'overdue-injection': {
    days: [...period(170), { date: dayFromNow(-60), flow: 'spotting' }, { date: dayFromNow(-59), flow: 'spotting' }],
    profile: { methods: [{ ...use, method: 'injection', from: dayFromNow(-140), given: dayFromNow(-140) }] },
    pregnantFor: null,
  },
  'missed-pills-after-ulipristal': {
    days: [...period(40), ...ticks(11, 5)],
    profile: {
      methods: [
        {
          ...use,
          method: 'combined-pill',
          from: dayFromNow(-39),
          packs: [{ kind: 'pack-21-7', start: dayFromNow(-11) }],
        },
      ],
      emergencyPills: [{ kind: 'ulipristal', taken: dayFromNow(-1) }],
      takesInducers: true,
    },
    pregnantFor: null,
  },
}

export const doctorPageNames: readonly string[] = Object.keys(lives).map((name) => `doctor-page-${name}`)

/** Takes the page for a doctor in each life, whole, each as a user of its own. @param take takes the picture */
export const takeDoctorPages = async (
  open: () => Promise<Page>,
  server: LocalServer,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> => {
  for (const [name, { days, profile, pregnantFor }] of Object.entries(lives)) {
    const page = await open()
    const user = await server.addUser('Neema Ali')
    if (pregnantFor !== null)
      await server.addRows('pregnancy_tracking', [
        {
          user_id: user.id,
          pregnancy_start_date: dayFromNow(-pregnantFor),
          due_date: dayFromNow(280 - pregnantFor),
          current_week: Math.floor(pregnantFor / 7),
        },
      ])
    await signIn(page, user)
    await plantDays(page, user.id, days)
    await plantProfile(page, user.id, profile)
    // Nothing that stays in view may cover a part of the page.
    await page.setViewportSize({ width: 360, height: 1600 })
    await page.goto('/period-tracker?view=summary')
    const history = page.getByRole('article')
    await history.waitFor()
    if (pregnantFor !== null) await history.getByText('Pregnant:').waitFor()
    await take(page, `doctor-page-${name}`)
    await page.context().close()
  }
}
