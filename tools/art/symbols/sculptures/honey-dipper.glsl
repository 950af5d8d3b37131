// A dipper of turned wood with honey running off it. Tints: wood, honey, light in it.
#define LEAN vec3(0.14, 0.10, 0.0)

vec3 along_(vec3 p) { p.xy *= rot(0.70); return p; }
float run_() { return 0.06 * sin(uPhase * 2.0 * PI); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = along_(p);
  // The shaft with a turned end.
  add(s, rod(q - vec3(0.0, 0.50, 0.0), 0.065 + 0.012 * cos(q.y * 9.0), 0.58), 1);
  add(s, egg(q - vec3(0.0, 1.10, 0.0), vec3(0.115, 0.13, 0.115)), 1);
  add(s, ring((q - vec3(0.0, 0.96, 0.0)).xzy, 0.075, 0.03), 1);
  // The head: discs on a core.
  add(s, egg(q - vec3(0.0, -0.42, 0.0), vec3(0.20, 0.52, 0.20)), 1);
  for (int i = 0; i < 6; i++) {
    float t = (float(i) - 2.5) / 3.0, y = -0.42 + 0.40 * t;
    float R = 0.36 * sqrt(max(1.0 - 0.72 * t * t, 0.0));
    add(s, rod(q - vec3(0.0, y, 0.0), R, 0.030) - 0.022, 1);
  }
  // Honey lies over it and runs straight down.
  float flow = egg(q - vec3(0.03, -0.52, 0.06), vec3(0.33, 0.40, 0.34)) + 0.035 * sin(q.y * 16.0);
  flow = smin(flow, horn(p, vec3(0.34, -0.56, 0.14), vec3(0.35, -0.94 + run_(), 0.14), vec2(0.16, 0.05)), 0.14);
  flow = smin(flow, ball(p - vec3(0.35, -0.98 + run_(), 0.14), 0.095), 0.06);
  flow = smin(flow, horn(p, vec3(0.06, -0.50, 0.22), vec3(0.07, -0.76 - run_(), 0.22), vec2(0.11, 0.045)), 0.12);
  flow = smin(flow, ball(p - vec3(0.07, -0.78 - run_(), 0.22), 0.07), 0.05);
  add(s, flow * 0.75, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    vec3 q = along_(p);
    Stuff k = timber(T0, q.yxz * vec3(0.4, 1.6, 1.6));
    k.coat = 0.7;
    k.shine = T0 * 0.12;
    return k;
  }
  Stuff k = sugar(T1, n, v);
  float deep = 0.5 + 0.5 * sin(p.x * 7.0 - p.y * 9.0 + 2.0 * p.z);
  k.shine = k.shine * 0.6 + mix(T1, T2, deep * 0.6) * 0.13;
  if (uPhase > 0.0) k.shine += T2 * 0.8 * smoothstep(0.18, 0.0, abs(p.y - mix(0.6, -1.3, uPhase)));
  k.coat = 1.9;
  return k;
}
