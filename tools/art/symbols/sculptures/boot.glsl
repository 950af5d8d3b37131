// A tall boot with a buckle. Tints: leather, cuff and sole, metal.
#define LEAN vec3(-0.30, 0.08, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float shaft = horn(p, vec3(0.20, 0.62, 0.0), vec3(0.22, -0.40, 0.0), vec2(0.36, 0.27));
  shaft = max(shaft, p.y - 0.66);
  float foot = egg(p - vec3(-0.22, -0.56, 0.0), vec3(0.60, 0.30, 0.29));
  foot = smin(foot, egg(p - vec3(0.22, -0.54, 0.0), vec3(0.30, 0.32, 0.27)), 0.1);
  float d = smin(shaft, foot, 0.18);
  d += 0.012 * sin(p.y * 30.0 + p.x * 8.0) * smoothstep(0.25, 0.0, abs(p.y + 0.18));
  d = max(d, -p.y - 0.78);
  add(s, d * 0.9, 1);
  float sole = max(egg(p - vec3(-0.20, -0.80, 0.0), vec3(0.66, 0.30, 0.34)), abs(p.y + 0.81) - 0.055);
  sole = min(sole, box(p - vec3(0.26, -0.88, 0.0), vec3(0.22, 0.11, 0.24), 0.04));
  add(s, sole, 2);
  float r = length((p - vec3(0.20, 0.0, 0.0)).xz);
  add(s, max(abs(r - 0.38) - 0.05, abs(p.y - 0.56) - 0.14) - 0.02, 2);
  add(s, max(abs(d - 0.012) - 0.03, abs(p.y + 0.22 - 0.25 * p.x) - 0.06), 2);
  vec3 b = p - vec3(0.02, -0.20, 0.33);
  add(s, max(box(b, vec3(0.14, 0.12, 0.05), 0.03), -box(b, vec3(0.08, 0.06, 0.2), 0.01)), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T2, 0.17);
  Stuff k = gloss(id == 1 ? T0 : T1);
  return k;
}
