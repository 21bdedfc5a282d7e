import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import * as messages from '@/messages/campus/campus-button.gen'
import { lazyPart } from '@/ui/platform/lazy-part'
import classes from './campus.module.css'

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** Names the campus above the home screen's title, and changes it. */
export function CampusButton() {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.hero} aria-haspopup="dialog" title={messages.changeCampus} onClick={() => setChoosing(true)}>
        {messages.forStudents({ campus: chosenCampus().name })}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
