import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { chosenCampus, storeChosenCampus } from '@/store/chosen-campus'
import { reportLater } from '@/store/error-log/report-later'
import { useIsCampusChosen } from '@/store/use-chosen-campus'
import { shippedCampuses, type Campus } from '@/kit/rules/campus'
import * as messages from '#words/campus/campus-button'
import * as question from '#words/campus/campus-question'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './campus.module.css'

/** The element that gets the focus once the campus is chosen. */
const campusButtonId = 'chosen-campus'

/** Shows the campus above the home screen's title, and opens the dialog that changes it. */
export function CampusButton() {
  const { dialog, opens } = useCampusDialog()
  return (
    <>
      <UnstyledButton id={campusButtonId} className={classes.hero} title={messages.changeCampus} {...opens}>
        {messages.forStudents({ campus: chosenCampus().name })}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {dialog}
    </>
  )
}

/** The campuses of the question. The others are in the dialog. */
const asked = shippedCampuses.slice(0, 3)

/**
 * Asks for the campus on the home screen. It is part of the prerendered page. If a campus was chosen, a style hides
 * it before the first paint (build/first-paint/before-paint.js).
 */
export function CampusQuestion() {
  const { dialog, opens } = useCampusDialog()
  const isChosen = useIsCampusChosen()
  /** True once the question is answered, even if the answer could not be stored. */
  const [isAnswered, setAnswered] = useState(false)
  const [busy, setBusy] = useState(false)
  const choose = (campus: Campus) => {
    if (campus.slug === chosenCampus().slug) {
      // The code of the commands may not be on the phone yet.
      storeChosenCampus(chosenCampus())
      setAnswered(true)
      document.getElementById(campusButtonId)?.focus({ preventScroll: true })
    } else setBusy(true)
    import('./commands')
      .then(({ switchCampus }) => switchCampus(campus))
      .catch((error: unknown) => {
        setBusy(false)
        reportLater('storage', error)
      })
  }
  if (isChosen || isAnswered) return null
  return (
    <section className={classes.question} aria-labelledby="campus-question">
      <Text id="campus-question" size="sm" fw={600}>
        {question.whichCampus}
      </Text>
      <div className={classes.answers}>
        {asked.map((campus) => (
          <Button key={campus.slug} variant="default" px={6} fz="sm" disabled={busy} onClick={() => choose(campus)}>
            {question.nameAndTown({ name: campus.shortName, town: campus.town })}
          </Button>
        ))}
        <Button variant="default" px={6} fz="sm" disabled={busy} {...opens}>
          {question.other}
        </Button>
      </div>
      {dialog}
    </section>
  )
}

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** The dialog with all campuses, and the properties of a button that opens it. */
export const useCampusDialog = (): {
  readonly dialog: ReactNode
  readonly opens: { readonly 'aria-haspopup': 'dialog'; readonly onClick: () => void }
} => {
  const [choosing, setChoosing] = useState(false)
  return {
    dialog: <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>,
    opens: { 'aria-haspopup': 'dialog', onClick: () => setChoosing(true) },
  }
}
