import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { chosenCampus, storeChosenCampus } from '@/store/chosen-campus'
import { reportLater } from '@/store/error-log/report-later'
import { useIsCampusChosen } from '@/store/use-chosen-campus'
import { shippedCampuses, type Campus } from '@/campus/rules/campus'
import * as messages from '#words/campus/campus-question'
import { campusButtonId } from './campus-button'
import classes from './campus.module.css'
import { useCampusDialog } from './use-campus-dialog'

/** The others are in the dialog. */
const asked = shippedCampuses.slice(0, 3)

/**
 * Asks for the campus on the home screen. It is on the prerendered page; where a campus is chosen, a style hides it
 * before the first paint (build/first-paint/before-paint.js).
 */
export function CampusQuestion() {
  const { dialog, opens } = useCampusDialog()
  const isChosen = useIsCampusChosen()
  /** If nothing can be stored, this state alone knows the answer. */
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
        {messages.whichCampus}
      </Text>
      <div className={classes.answers}>
        {asked.map((campus) => (
          <Button key={campus.slug} variant="default" px={6} fz="sm" disabled={busy} onClick={() => choose(campus)}>
            {messages.nameAndTown({ name: campus.shortName, town: campus.town })}
          </Button>
        ))}
        <Button variant="default" px={6} fz="sm" disabled={busy} {...opens}>
          {messages.other}
        </Button>
      </div>
      {dialog}
    </section>
  )
}
