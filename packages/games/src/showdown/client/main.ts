import { startPage } from '../../kit/client/startPage.ts'
import { createShowdownView } from './createShowdownView.ts'
import './style.css'

startPage(createShowdownView)
