// A hoplite's helmet with its crest. Tints: bronze, crest, second of the crest, dark within.
#define LEAN vec3(-0.62, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float shell = egg(p - vec3(0.0, 0.08, 0.0), vec3(0.50, 0.62, 0.56));
  shell = smin(shell, rod(p - vec3(0.0, -0.40, -0.10), 0.42 + 0.05 * smoothstep(-0.3, -0.8, p.y), 0.44) - 0.03, 0.12);
  float cheek = egg(m - vec3(0.28, -0.46, 0.24), vec3(0.24, 0.42, 0.30));
  shell = smin(shell, cheek, 0.10);
  shell = max(shell, -max(egg(p - vec3(0.0, -0.2, -0.02), vec3(0.42, 0.62, 0.47)), -p.y - 2.0));
  float eye = length((m.xy - vec2(0.22, 0.0)) * vec2(1.0, 1.7) * 1.0) - 0.17;
  float slit = box2(vec2(p.x, p.y + 0.55), vec2(0.085, 0.42));
  float nose = box2(vec2(p.x, p.y + 0.06), vec2(0.07 - 0.02 * p.y, 0.22));
  float open = max(min(eye, slit), -nose);
  float faced = max(shell, -max(open, -p.z));
  add(s, max(faced, -p.y - 0.92) * 0.85, 1);
  float rim = max(abs(open) - 0.03, abs(shell) - 0.035);
  add(s, max(max(rim, -p.z), -p.y - 0.92) * 0.8, 4);
  add(s, max(egg(p - vec3(0.0, -0.1, -0.06), vec3(0.40, 0.60, 0.42)), -p.y - 0.8), 3);
  float r = length(p.yz - vec2(0.02, -0.06));
  float a = atan(p.z + 0.06, p.y - 0.02);
  float crest = max(abs(r - 0.82) - 0.17 - 0.02 * sin(a * 26.0), max(abs(p.x) - 0.12 + 0.04 * abs(r - 0.82), -p.y - 0.34 + 0.9 * p.z));
  add(s, (max(crest, p.z - 0.46) - 0.02) * 0.8, 2);
  float base = max(abs(r - 0.63) - 0.05, max(abs(p.x) - 0.13, -p.y - 0.30 + 0.9 * p.z));
  add(s, max(base, p.z - 0.52) * 0.85, 4);
  add(s, ring((p - vec3(0.0, -0.86, -0.08)).xzy, 0.46, 0.05), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return stuff(INK, 0.0, 0.8);
  if (id == 2) {
    float a = atan(p.z + 0.06, p.y - 0.02);
    Stuff k = plush(length(p.yz - vec2(0.02, -0.06)) > 0.86 ? T2 : T1);
    k.base *= 0.75 + 0.35 * sin(a * 52.0);
    k.shine = k.base * 0.18;
    return k;
  }
  Stuff k = metal(id == 4 ? T0 * 1.15 : T0, id == 4 ? 0.16 : 0.24);
  k.shine = T0 * 0.09;
  float curl = abs(length(p.xy - vec2(0.0, 0.42)) - 0.12);
  if (id == 1 && curl < 0.022 && p.z > 0.2) { k.base = T3; k.shine = T3 * 0.2; }
  return k;
}
