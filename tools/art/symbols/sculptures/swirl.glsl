// A sweet twisted into striped paper. Tints: first, second.
#define LEAN vec3(0.10, 0.10, 0.48)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, egg(p, vec3(0.58, 0.54, 0.50)), 1);
  vec3 m = mx(p) - vec3(0.52, 0.0, 0.0);
  float t = clamp(m.x / 0.44, 0.0, 1.0);
  float a = atan(m.y, m.z);
  float fan = length(m.yz) - mix(0.10, 0.46, t * t) - 0.035 * t * cos(a * 9.0);
  fan = max(fan, max(-m.x - 0.02, m.x - 0.42 - 0.03 * cos(a * 9.0)));
  fan = max(fan, -(length(m.yz) - mix(0.02, 0.38, t * t) + 0.04));
  add(s, fan * 0.7, 2);
  add(s, ring((m - vec3(0.03, 0.0, 0.0)).zyx, 0.12, 0.05), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return gloss(T1);
  float a = id == 1 ? atan(p.y, p.x) + 2.6 * length(p.xy) : atan(p.y, p.z) * 1.0;
  float stripe = smoothstep(-0.15, 0.15, sin(a * (id == 1 ? 6.0 : 4.0)));
  return sugar(mix(T0, T1, stripe), n, v);
}
