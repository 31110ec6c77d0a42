import {measureBundle} from './_dbg.ts'; console.log(await measureBundle())
