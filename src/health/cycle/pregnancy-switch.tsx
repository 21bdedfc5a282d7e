import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { TrackerMode } from '@/health/cycle/rules/tracker-url'
import { pregnancyMode } from '#words/health/cycle/screens-tracker'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './day-form.module.css'

const PregnancyQuestion = lazyPart(() => import('./pregnancy-question').then((loaded) => loaded.PregnancyQuestion))

type PregnancySwitchProps = {
  mode: TrackerMode
  /** True if a pregnancy is tracked: then the switch only changes the view. */
  pregnant: boolean
  onMode: (mode: TrackerMode) => void
}

/** Turns pregnancy mode on after a question, because of what it pauses. */
export function PregnancySwitch({ mode, pregnant, onMode }: PregnancySwitchProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Switch
        label={pregnancyMode}
        size="md"
        className={classes.mode}
        checked={mode === 'pregnancy'}
        onChange={(event) => {
          if (event.currentTarget.checked && !pregnant) setAsking(true)
          else onMode(event.currentTarget.checked ? 'pregnancy' : 'cycle')
        }}
      />
      {asking && (
        <Suspense>
          <PregnancyQuestion
            onClose={() => setAsking(false)}
            onYes={() => {
              setAsking(false)
              onMode('pregnancy')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
