import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import { lazyPart } from '@/ui/platform/lazy-part'
import classes from './campus.module.css'

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** Names the campus above the home screen's title, and changes it. */
export function CampusButton() {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.hero} aria-haspopup="dialog" title="Change campus" onClick={() => setChoosing(true)}>
        For students of {chosenCampus().name}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
