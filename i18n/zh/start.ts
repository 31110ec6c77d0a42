export default {
  failed: '页面无法加载。',
  advice: '请检查网络连接后重试。如果系统刚刚更新，重新加载页面即可。',
  retry: '重新加载',
}
