import fc from 'fast-check'

/**
 * Runs before each file of tests. Properties try the same values in every run, so that one tree always gives one answer;
 * `PROPERTY_SEED=random` lets them look further, and a number repeats what such a run found.
 */
const { PROPERTY_SEED: chosen = '1' } = process.env
if (chosen !== 'random') fc.configureGlobal({ seed: Number(chosen) })
