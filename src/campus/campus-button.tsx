import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { chosenCampus } from '@/store/chosen-campus'
import * as messages from '#words/campus/campus-button'
import classes from './campus.module.css'
import { useCampusDialog } from './use-campus-dialog'

/** The element that gets the focus once the campus is chosen. */
export const campusButtonId = 'chosen-campus'

/** Names the campus above the home screen's title, and changes it. */
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
