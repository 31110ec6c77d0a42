import periods from '../../../shared/summaries/texts/periods.zh.ts'
import weekdays from '../../../shared/work/texts/weekdays.zh.ts'
import changes from '../../setting/texts/changes.zh.ts'
import file from '../../setting/texts/file.zh.ts'

export default {
  name: '管理设置',
  fields: {
    key: '设置',
    group: '分组',
    value: '值',
    isDefault: '默认',
  },
  values: {
    group: {
      branding: '品牌',
      localisation: '本地化',
      security: '安全',
      approvals: '审批',
      work: '列表与工作',
      dashboard: '仪表盘',
      alerts: '员工提醒',
      privacy: '隐私',
      maintenance: '维护',
    },
    value: {
      en: '英语',
      zh: '中文',
      fr: '法语',
      ja: '日语',
      comfortable: '宽松',
      compact: '紧凑',
      nobody: '无',
      administrators: '管理员',
      everybody: '全体员工',
      language: '依语言而定',
      monday: '星期一',
      saturday: '星期六',
      sunday: '星期日',
      lakhs: '印度式（十万、千万）：12,34,567',
      thousands: '千位：1,234,567',
      ...weekdays,
      ...periods,
      previous: '上一期间',
      year: '去年同期',
      none: '不对比',
    },
  },
  sections: {
    general: '基本信息',
    earlier: '历史值',
  },
  views: {
    changed: '已更改',
  },
  flags: {
    security: '修改安全与审批设置',
  },
  own: {
    changes,
    file,
    all: '所有设置',
    settings: {
      branding: {
        title: '后台名称',
        logo: '标志',
        logoDark: '深色背景上的标志',
        icon: '浏览器标签页图标',
        signInPicture: '登录页图片',
        accent: '强调色',
        storeUrl: '商店网址',
      },
      localisation: {
        languages: '向员工提供的语言',
        language: '默认语言',
        timeZone: '店铺时区',
        fiscalYearStart: '财政年度首月（1–12）',
        firstDay: '日历中每周的第一天',
        grouping: '大数字的分节方式',
      },
      security: {
        idleMinutes: '会话闲置多久后结束（分钟）',
        sessionHours: '会话最长持续时间（小时）',
        passwordLength: '密码最少字符数',
        attempts: '允许连续输错密码的次数',
        lockMinutes: '超过后须等待的时间（分钟）',
        addresses: '员工可登录的地址',
        inviteHours: '邀请有效时长（小时）',
        resetHours: '密码链接有效时长（小时）',
        secondStepFor: '必须启用两步登录的人员',
        sessions: '每人同时登录的会话数上限',
        tokensFor: '谁可以拥有其他系统的令牌',
      },
      approvals: {
        refundLimit: '超过此金额的退款须二次审批',
        discountLimit: '手动折扣上限',
        broadcastRecipients: '群发人数超过此数须二次审批',
        bulkRows: '每人一次可更改的记录数',
        priceDrop: '价格可下调的幅度（%）',
        dailyCredit: '每人每天可调整的余额',
        settings: '敏感设置的修改须他人批准',
      },
      work: {
        pageSize: '列表每页行数',
        density: '列表行距',
        hoursFrom: '上班时间，如 09:30',
        hoursTo: '下班时间，如 18:30',
        hoursDays: '工作日',
        holidays: '节假日，如 2026-11-08',
        orderHours: '订单确认时限（小时）',
        firstAnswerHours: '首次回复时限（小时）',
        resolveHours: '留言解决时限（小时）',
      },
      dashboard: {
        period: '销售仪表盘默认期间',
        comparison: '默认对比',
      },
      alerts: {
        digestTimes: '待办摘要的发送时间，如 09:00',
        escalationHours: '留言超时多少小时后通知经理',
      },
      privacy: {
        exportReason: '导出时须说明原因',
        historyYears: '历史记录保留年数',
        notificationDays: '消息日志保留天数',
        cartDays: '购物车保留天数',
        adultAge: '低于此年龄（岁）的客户会被标出',
      },
      maintenance: {
        announcement: '向全体员工的公告',
        readOnly: '仅管理员可修改',
      },
    },
    help: {
      branding: {
        logoDark: '用于深色主题，避免常用标志看不清。',
        icon: '正方形，宽度至少 96 像素。',
        signInPicture: '在宽屏上显示于登录表单旁，宽度至少 1280 像素；图片下部会叠加文字。',
        accent:
          '按钮、链接和选中项的颜色。文字难以辨认之处会自动改用更深的色调，深色主题下则更浅；按钮上的文字按颜色深浅取浅色或深色。',
      },
      localisation: {
        languages: '登录页、菜单和外观设置中可供选择的语言。发给客户的消息仍使用客户自己的语言。',
        language: '用于尚未选择语言的人员，包括发给员工的消息。须为所提供的语言之一。',
        timeZone:
          '决定店铺的一天从何时开始（用于数据、筛选、到期日和免打扰时段），以及时间如何显示和输入。更改后，每天的数据会重新统计；已开具的单据保留其日期和编号。',
        grouping:
          '用于列表、表单和仪表盘，以及消息和单据。依语言而定：英文单据按印度方式分节，其余按千位分节。',
      },
      security: {
        idleMinutes:
          '留空：按服务器启动时的设定，运营者未另行指定时为 30 分钟。缩短后，已打开的会话也会结束。',
        sessionHours: '留空：按服务器启动时的设定，运营者未另行指定时为 12 小时。到时须重新输入密码。',
        sessions: '超出时，最早的会话会结束。留空：不限。',
        passwordLength: '适用于今后设置的所有密码；现有密码继续有效。',
        attempts: '按同一名称、同一地址在下列时间内计数。两步登录的错误验证码也同样计数。',
        lockMinutes: '从第一次输错密码算起。输入正确后，之前的错误不再计入。',
        inviteHours: '从生成链接时算起，过期须重新生成。',
        addresses:
          '单个地址（203.0.113.7）或网段（203.0.113.0/24），须包含您自己的地址。对登录、所有会话和其他系统的令牌均有效；商店前台不受影响。留空：不限地址。',
      },
      approvals: {
        bulkRows:
          '适用于批量更改、多记录操作和导入。超出时请求会被拒绝，除非角色允许更多；管理员不受限制。留空：不限。',
        priceDrop:
          '适用于销售价和优惠价，无论在表单、表格、批量还是文件中更改。超出时会被拒绝，除非角色允许更大幅度；管理员不受限制。留空：不限。',
        dailyCredit: '所有客户合计，增减均计入；每位客户另有限额。管理员不受限制。留空：不限。',
      },
      work: {
        pageSize: '初始行数；自行更改者在退出登录前保持所选行数。',
        density: '用于尚未在列表中选择行距的人员。',
        hoursFrom:
          '确认订单、回复和解决留言、处理取消申请的小时数只在工作时间内计算，自此后收到的开始；投诉仍按法定时限。上下班时间和工作日均留空：全天计算。',
        hoursTo: '留空：午夜。早于上班时间的，指次日。',
        hoursDays: '不选：每天都是工作日。节假日始终除外。',
        holidays: '当天不发货：订单承诺的送达日期从下一个工作日算起。',
      },
      privacy: {
        exportReason: '导出列表的人须说明原因；文件的每一行都会注明姓名、时间和原因。',
        historyYears: '每条记录由谁更改了什么；至少两年。留空：永久保留。',
        notificationDays:
          '已发送、失败或取消的消息，含姓名、地址和内容；购物车或停发地址引用的消息随之保留。留空：永久保留。',
      },
    },
    proof: {
      title: '请确认身份',
      hint: '请再次输入密码，十分钟内有效。',
      password: '密码',
      confirm: '确认',
    },
    saved: '已保存 %{smart_count} 项设置。',
    noEarlier: '尚未更改。',
    restore: '恢复',
    toDefault: '恢复默认值',
    changedElsewhere: '此项已被他人修改，请重新加载。',
  },
}
