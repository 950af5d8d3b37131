// The light rig: warm key from above left, cold moon rim from the right, a red one from the left.
#ifndef KEY
#define KEY vec3(2.6, 2.25, 1.75)
#endif
#ifndef RIM_RIGHT
#define RIM_RIGHT vec3(2.2, 3.6, 6.4)
#endif
#ifndef RIM_LEFT
#define RIM_LEFT vec3(5.2, 0.9, 1.5)
#endif
#ifndef FILL
#define FILL vec3(0.13, 0.13, 0.24)
#endif
#ifndef KEY_TO
#define KEY_TO vec3(-0.5, 0.72, 0.75)
#endif
#ifndef EXPOSURE
#define EXPOSURE 0.80
#endif
#ifndef HALL_RIGHT
#define HALL_RIGHT vec3(1.2, 2.0, 3.8)
#endif
#ifndef HALL_LEFT
#define HALL_LEFT vec3(2.4, 0.5, 0.6)
#endif
#ifndef HALL_DARK
#define HALL_DARK vec3(0.020, 0.014, 0.030)
#endif
#ifndef HALL_SKY
#define HALL_SKY vec3(0.16, 0.14, 0.22)
#endif
#ifndef STEPS
#define STEPS 110
#endif
#ifndef NEAR
#define NEAR 2.2
#endif
#ifndef FAR
#define FAR 3.2
#endif

Part map(vec3 p);
Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v);
#ifdef HAZE
vec3 haze(vec3 c, vec3 p);
#endif

vec3 normalAt(vec3 p) {
  vec3 n = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec3 e = 0.5773 * (2.0 * vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) - 1.0);
    n += e * map(p + e * 0.0012).d;
  }
  return normalize(n);
}

float shadowTo(vec3 p, vec3 l) {
  float lit = 1.0, t = 0.02;
  for (int i = 0; i < 30; i++) {
    float h = map(p + l * t).d;
    lit = min(lit, 9.0 * h / t);
    t += clamp(h, 0.012, 0.12);
    if (lit < 0.0 || t > 1.8) break;
  }
  return smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
}

float cavity(vec3 p, vec3 n) {
  float o = 0.0, s = 1.0;
  for (int i = 0; i < 6; i++) {
    float h = 0.012 + 0.05 * float(i);
    o += max(0.0, h - map(p + n * h).d) * s;
    s *= 0.78;
  }
  return clamp(1.0 - 1.7 * o, 0.0, 1.0);
}

float panel(vec3 d, vec3 to, vec2 size, float blur) {
  vec3 f = normalize(to);
  vec3 r = normalize(cross(vec3(0.0, 1.0, 0.0), f));
  vec3 u = cross(f, r);
  float z = dot(d, f);
  vec2 q = abs(vec2(dot(d, r), dot(d, u)) / max(z, 0.001)) - size;
  float e = max(q.x, q.y);
  return z > 0.0 ? smoothstep(blur, -blur, e) : 0.0;
}

// What a mirror would see: a dark hall with tall windows and a low fire.
vec3 hall(vec3 d, float rough) {
  float b = 0.05 + rough * 1.1;
  float gain = 1.0 / (1.0 + rough * 2.2);
  vec3 c = mix(HALL_DARK, HALL_SKY, smoothstep(-0.9, 1.0, d.y));
  c += gain * vec3(5.2, 4.6, 3.8) * panel(d, vec3(-0.75, 0.9, 0.8), vec2(0.34, 0.5), b);
  c += gain * vec3(2.6, 2.2, 1.7) * panel(d, vec3(-0.1, 1.0, 0.35), vec2(0.9, 0.12), b);
  c += gain * HALL_RIGHT * panel(d, vec3(1.0, 0.25, 0.3), vec2(0.16, 0.9), b);
  c += gain * HALL_LEFT * panel(d, vec3(-1.0, -0.2, 0.1), vec2(0.2, 0.7), b);
  c += gain * vec3(1.5, 0.75, 0.28) * panel(d, vec3(0.1, -1.0, 0.55), vec2(0.9, 0.22), b);
  c += vec3(0.55, 0.42, 0.30) * gain * smoothstep(0.12 + b, 0.0, abs(d.y - 0.06));
  return c;
}

float ggx(vec3 n, vec3 v, vec3 l, float rough) {
  vec3 h = normalize(v + l);
  float a = rough * rough, nh = max(dot(n, h), 0.0);
  float k = nh * nh * (a * a - 1.0) + 1.0;
  float d = a * a / (PI * k * k);
  float vis = 0.25 / mix(1.0, max(dot(n, v), 0.1), 0.7);
  return d * vis;
}

vec3 lit(Stuff m, vec3 p, vec3 n, vec3 v) {
  float ao = cavity(p, n);
  vec3 f0 = mix(vec3(0.04), m.base, m.metal);
  vec3 diffuse = m.base * (1.0 - m.metal);
  vec3 sum = vec3(0.0);
  vec3 l = normalize(KEY_TO);
  float nl = dot(n, l);
  float shade = nl > -m.soft ? shadowTo(p + n * 0.004, l) : 0.0;
  shade = mix(shade, 1.0, m.soft * 0.25);
  vec3 wrap = mix(vec3(max(nl, 0.0)), max((nl + vec3(0.55, 0.28, 0.22)) / 1.45, 0.0), m.soft);
  float fresnel = pow(1.0 - max(dot(n, v), 0.0), 5.0);
  sum += KEY * shade * (diffuse * wrap / 1.6 + f0 * ggx(n, v, l, m.rough) * max(nl, 0.0));
  vec3 away[2] = vec3[2](normalize(vec3(0.85, 0.35, -0.55)), normalize(vec3(-0.9, 0.05, -0.5)));
  vec3 tint[2] = vec3[2](RIM_RIGHT, RIM_LEFT);
  float edge = pow(1.0 - max(dot(n, v), 0.0), 2.4);
  for (int i = 0; i < 2; i++) {
    float r = max(dot(n, away[i]) * 0.75 + 0.25, 0.0);
    sum += tint[i] * r * edge * ao * (diffuse * 0.75 + f0 * 0.55 + 0.012);
  }
  sum += FILL * diffuse * ao * (0.6 + 0.4 * n.y);
  vec3 bounce = vec3(0.34, 0.17, 0.08) * max(-n.y, 0.0) * ao;
  sum += bounce * diffuse;
  vec3 r = reflect(-v, n);
  float seen = clamp(ao * ao + 0.25 * ao, 0.0, 1.0) * mix(0.55, 1.0, shade);
  vec3 schlick = f0 + (max(vec3(1.0 - m.rough), f0) - f0) * fresnel;
  sum += hall(r, m.rough) * schlick * seen;
  if (m.coat > 0.0) sum += m.coat * hall(r, 0.03) * (0.045 + 0.9 * fresnel) * seen;
  return sum + m.shine;
}

vec3 film(vec3 c) {
  c *= EXPOSURE;
  c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14);
  c = pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
  float grey = dot(c, vec3(0.3, 0.59, 0.11));
  return clamp(mix(vec3(grey), c, 1.14), 0.0, 1.0);
}
