// A lighthouse on its rock, its lamp lit. Tints: bands, tower, lamp, rock.
#define LEAN vec3(0.0, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float t = clamp((p.y + 0.72) / 1.15, 0.0, 1.0);
  add(s, max(r - mix(0.40, 0.25, t), abs(p.y + 0.16) - 0.58) * 0.9, 1);
  add(s, rod(p - vec3(0.0, 0.45, 0.0), 0.36, 0.045) - 0.02, 2);
  vec2 f = fold(p.xz, 10.0);
  add(s, stick(vec3(f.x, p.y, f.y), vec3(0.0, 0.45, 0.36), vec3(0.0, 0.60, 0.36), 0.018), 2);
  add(s, ring((p - vec3(0.0, 0.60, 0.0)).xzy, 0.36, 0.025), 2);
  add(s, rod(p - vec3(0.0, 0.62, 0.0), 0.19, 0.15), 3);
  add(s, max(abs(length(p.xz) - 0.20) - 0.02, max(abs(p.y - 0.62) - 0.16, abs(abs(atan(p.x, p.z)) - 0.8) - 0.08)), 2);
  add(s, max((r - 0.30 * (0.98 - p.y) / 0.20) * 0.55, 0.78 - p.y), 4);
  add(s, ball(p - vec3(0.0, 1.0, 0.0), 0.05), 2);
  float rock = egg(p - vec3(0.0, -0.88, 0.0), vec3(0.76, 0.26, 0.56));
  rock = smin(rock, egg(p - vec3(0.42, -0.80, 0.2), vec3(0.26, 0.22, 0.24)), 0.08);
  rock += 0.05 * (noise(p * 5.0) - 0.5);
  add(s, rock * 0.8, 5);
  vec3 m = mx(p) - vec3(0.20, 0.62, 0.02);
  float beam = max(abs(m.y) - 0.055 - 0.24 * m.x, max(-m.x, m.x - 0.80));
  add(s, plate(beam, m.z, 0.02, 0.01) * 0.8, 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    Stuff k = gloss(sin(p.y * 10.8 + 0.9) > 0.0 ? T0 : T1);
    k.shine = k.base * 0.08;
    return k;
  }
  if (id == 2) return metal(IRON * 1.4, 0.3);
  if (id == 3 || id == 6) {
    float fade = id == 3 ? 1.0 : smoothstep(1.05, 0.2, abs(p.x));
    Stuff k = light(T2, id == 3 ? 2.6 : 0.45 + 1.2 * fade);
    k.shine *= 1.0 + 0.5 * sin(uPhase * 2.0 * PI);
    return k;
  }
  if (id == 4) return gloss(T0);
  Stuff k = stuff(T3 * (0.7 + 0.5 * noise(p * 7.0)), 0.0, 0.7);
  k.bump = 0.5;
  return k;
}
