/** The kinds of goals, each a list of its own. */
export const goalKinds = ['quality', 'workplace', 'efficiency'] as const

export const qualityGoals = ['incidents', 'privacy-experience', 'night-rest', 'individual-care'] as const
export const workplaceGoals = ['workload', 'job-satisfaction'] as const
export const efficiencyGoals = ['missed-alarms', 'rounds', 'interventions', 'extra-personnel'] as const
