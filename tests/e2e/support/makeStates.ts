import { makeStates } from './states.ts'

process.stdout.write(await makeStates())
