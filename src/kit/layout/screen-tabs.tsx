import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useDeferredValue, useId, type ReactNode } from 'react'
import { choiceOf, type Choices } from '@/kit/rules/choice'
import { showInRow } from './show-in-row'
import classes from './screen-tabs.module.css'

type ScreenTabsProps<Value extends string> = {
  label: string
  tabs: Choices<Value>
  /** Null when no tab is selected and the content belongs to none. */
  value: Value | null
  /** False for the content alone. */
  withTabs?: boolean
  onChange: (value: Value) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Tabs with one panel. Arrow keys move between the tabs. */
export function ScreenTabs<Value extends string>({
  label,
  tabs,
  value,
  withTabs = true,
  onChange,
  children,
}: ScreenTabsProps<Value>) {
  const id = useId()
  const { shown, content } = useDeferredPanel(value, children)
  const panel =
    shown === null || !withTabs
      ? {}
      : { role: 'tabpanel', id: `${id}-panel-${shown}`, 'aria-labelledby': `${id}-tab-${shown}` }
  return (
    <Tabs
      id={id}
      value={value}
      onChange={(chosen) => onChange(choiceOf(tabs, chosen))}
      variant="pills"
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab }}
    >
      {withTabs && (
        <Tabs.List aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab.value}
              ref={tab.value === value ? showInRow : undefined}
              value={tab.value}
              aria-controls={tab.value === shown ? panel.id : undefined}
            >
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <div key={shown} {...panel}>
        {content}
      </div>
    </Tabs>
  )
}

/** Marks the tab immediately. On a slow phone the previous panel stays until the new one has rendered. */
const useDeferredPanel = <Value extends string>(value: Value | null, children: ReactNode) => {
  const shown = useDeferredValue(value)
  const previousContent = useDeferredValue(children)
  return { shown, content: shown === value ? children : previousContent }
}
