import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { choiceOf, type Choices } from '@/domain/choice'
import classes from './screen-tabs.module.css'

type ScreenTabsProps<Value extends string> = {
  label: string
  tabs: Choices<Value>
  value: Value
  /** How many stand side by side on a narrow screen. */
  columns?: 2 | 3
  onChange: (value: Value) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** The parts of a screen, one at a time. Arrow keys move between the tabs. */
export function ScreenTabs<Value extends string>({ label, tabs, value, columns = 2, onChange, children }: ScreenTabsProps<Value>) {
  return (
    <Tabs
      value={value}
      onChange={(chosen) => onChange(choiceOf(tabs, chosen))}
      variant="pills"
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List aria-label={label} data-columns={columns}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          {tab.value === value && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
