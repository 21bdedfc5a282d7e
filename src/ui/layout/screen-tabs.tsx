import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useDeferredValue, useId, type ReactNode } from 'react'
import { choiceOf, type Choices } from '@/domain/shared/choice'
import classes from './screen-tabs.module.css'

type ScreenTabsProps<Value extends string> = {
  label: string
  tabs: Choices<Value>
  /** Null: none is chosen, and what is shown belongs to no tab. */
  value: Value | null
  /** How many stand side by side on a narrow screen. */
  columns?: 2 | 3
  onChange: (value: Value) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** The parts of a screen, one at a time. Arrow keys move between the tabs. */
export function ScreenTabs<Value extends string>({ label, tabs, value, columns = 2, onChange, children }: ScreenTabsProps<Value>) {
  const id = useId()
  const { shown, content } = useFollowing(value, children)
  const panel = shown === null ? {} : { role: 'tabpanel', id: `${id}-panel-${shown}`, 'aria-labelledby': `${id}-tab-${shown}` }
  return (
    <Tabs
      id={id}
      value={value}
      onChange={(chosen) => onChange(choiceOf(tabs, chosen))}
      variant="pills"
      classNames={{ list: classes.list, tab: classes.tab }}
    >
      <Tabs.List aria-label={label} data-columns={columns}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} aria-controls={tab.value === shown ? panel.id : undefined}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div key={shown} {...panel}>
        {content}
      </div>
    </Tabs>
  )
}

/** The tab is marked at the touch; what it shows may take a slow phone longer, and the other tab's stays until then. */
const useFollowing = <Value extends string>(value: Value | null, children: ReactNode) => {
  const shown = useDeferredValue(value)
  const before = useDeferredValue(children)
  return { shown, content: shown === value ? children : before }
}
